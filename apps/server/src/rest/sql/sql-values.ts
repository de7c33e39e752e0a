import { ApiError } from "#edge/api-error.ts";

/** The values of one statement while its text is built. Client input goes here and nowhere else. */
export type SqlValues = {
  readonly list: (string | null)[];
  /** The position of the body, which is filled in for each request because the text does not depend on it. */
  bodyAt: number | null;
};

/** The protocol numbers parameters with 16 bits. */
const MAX_VALUES = 32_000;

export function noValues(): SqlValues {
  return { list: [], bodyAt: null };
}

/** Adds a value and returns its placeholder. */
export function bind(values: SqlValues, value: string | null): string {
  if (values.list.length >= MAX_VALUES) {
    throw new ApiError(400, "PGRST100", `The request needs more than ${MAX_VALUES} values`);
  }
  values.list.push(value);
  return `$${values.list.length}`;
}

export function bindBody(values: SqlValues): string {
  if (values.bodyAt === null) {
    values.list.push(null);
    values.bodyAt = values.list.length - 1;
  }
  return `$${values.bodyAt + 1}`;
}
