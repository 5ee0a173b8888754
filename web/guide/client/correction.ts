export function startNote(): void {}
