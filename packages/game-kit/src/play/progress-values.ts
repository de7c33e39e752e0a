// The kinds of value that games keep, for `GameProgress.get`.

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
export const isText = (value: unknown): value is string => typeof value === "string";
export const isTrue = (value: unknown): value is true => value === true;
export const isCounts = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount);
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
