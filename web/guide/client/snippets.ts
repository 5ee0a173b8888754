export function startSnippets(): void {}
