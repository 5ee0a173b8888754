import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface Choice<T> {
  value: T;
  label: string;
  disabled?: boolean;
}

/** A row of choices of which one holds. */
export function choose<T>(
  name: string,
  legend: string,
  choices: Choice<T>[],
  value: T | undefined,
  pick: (value: T) => void,
) {
  return html`
    <fieldset class="choices">
      <legend>${legend}</legend>
      <div class="segments">
        ${choices.map(
          (choice) => html`
            <label class="segment">
              <input
                type="radio"
                name=${name}
                .checked=${live(choice.value === value)}
                ?disabled=${choice.disabled}
                @change=${() => pick(choice.value)}
              />
              <span>${choice.label}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

interface NumberField {
  label: string;
  value: number | undefined;
  min?: number;
  max?: number;
  step?: number;
  placeholder?: string;
}

/** A whole number; what is no number within the bounds is not taken, an empty field is `undefined`. */
export function numberField(field: NumberField, set: (value: number | undefined) => void): TemplateResult {
  const { min, max, step = 1 } = field;
  const read = (event: Event) => {
    const input = event.target as HTMLInputElement;
    if (input.validity.valid) set(input.value === '' ? undefined : input.valueAsNumber);
  };
  return html`
    <label class="number">
      <span>${field.label}</span>
      <input
        type="number"
        inputmode=${min === undefined ? nothing : 'numeric'}
        min=${min ?? ''}
        max=${max ?? ''}
        step=${step}
        placeholder=${field.placeholder ?? ''}
        .value=${live(field.value === undefined ? '' : String(field.value))}
        @input=${read}
      />
    </label>
  `;
}
