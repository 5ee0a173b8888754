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
  /** Takes any number, also one out of bounds: the engine refuses it and the page says why. */
  judged?: boolean;
}

type NumberInput = Omit<NumberField, 'label'> & { id?: string };

export function numberField(field: NumberField, set: (value: number | undefined) => void): TemplateResult {
  return html`<label class="number"><span>${field.label}</span> ${numberInput(field, set)}</label>`;
}

/**
 * A whole number; an empty field is `undefined`. What is not taken, because it is no number or out of bounds, does not
 * stay in sight once the field is left.
 */
export function numberInput(field: NumberInput, set: (value: number | undefined) => void): TemplateResult {
  const { min, max, step = 1 } = field;
  const read = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const { valid, badInput } = input.validity;
    if (valid || (field.judged && !badInput)) set(input.value === '' ? undefined : input.valueAsNumber);
  };
  const kept = field.value === undefined ? '' : String(field.value);
  const leave = (event: Event) => {
    (event.target as HTMLInputElement).value = kept;
  };
  return html`
    <input
      type="number"
      id=${field.id ?? nothing}
      inputmode=${min === undefined ? nothing : 'numeric'}
      min=${min ?? ''}
      max=${max ?? ''}
      step=${step}
      placeholder=${field.placeholder ?? ''}
      .value=${live(kept)}
      @input=${read}
      @change=${leave}
    />
  `;
}
