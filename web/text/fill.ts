export type Values = Record<string, number | string>;

/**
 * Fills a template: `{count}` is the value, `{count|tile|tiles}` the first word for one and the second otherwise.
 * A value that is missing leaves nothing behind.
 */
export function fill(template: string, values: Values): string {
  return template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, key: string, one?: string, many?: string) => {
    if (one === undefined) return String(values[key] ?? '');
    return (Math.abs(Number(values[key])) === 1 ? one : many) ?? '';
  });
}
