import { ApiError } from "#edge/api-error.ts";

/** The values of one statement while its text is written. What a client sent goes here and nowhere else. */
export type SqlValues = {
  readonly list: (string | null)[];
  /** Where the body goes; it is filled in for each request, as the text does not depend on it. */
  bodyAt: number | null;
};

/** PostgreSQL numbers them with 16 bits. */
const MAX_VALUES = 32_000;

export function noValues(): SqlValues {
  return { list: [], bodyAt: null };
}

/** Keeps a value and answers the placeholder that stands for it. */
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
