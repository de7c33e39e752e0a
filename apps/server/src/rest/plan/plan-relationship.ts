import { ApiError } from "#edge/api-error.ts";
import type { Catalogue, Relationship, Table } from "#rest/catalogue/catalogue.ts";
import { findClosestName } from "#rest/catalogue/closest-name.ts";
import { shorten } from "#rest/request/shorten.ts";

/** An embed as requested: its name, and the hint that chooses between several relationships. */
type Wanted = { name: string; hint: string | null };

/** The one relationship that an embed names; none or several are a client error. */
export function findRelationship(catalogue: Catalogue, origin: Table, wanted: Wanted): Relationship {
  const candidates = relationshipsOf(catalogue, origin).filter((candidate) => isMeant(candidate, wanted));
  if (candidates.length === 1) return candidates[0]!;
  if (candidates.length === 0) throw noRelationship(catalogue, origin, wanted);
  throw ambiguous(origin.name, wanted.name, candidates);
}

function relationshipsOf(catalogue: Catalogue, origin: Table): Relationship[] {
  const all = catalogue.relationships.get(origin) ?? [];
  return all.filter(({ target }) => target.schema === origin.schema);
}

function isMeant(candidate: Relationship, { name, hint }: Wanted): boolean {
  if (candidate.kind === "computed") return candidate.name === name;
  const isTarget = candidate.target.name === name;
  const column = singleColumn(candidate);
  if (candidate.isSelf) {
    if (hint !== null) return isTarget && candidate.kind === "one-to-many" && column?.foreign === hint;
    return (
      (isTarget && candidate.kind === "one-to-many") || (candidate.kind === "many-to-one" && column?.local === name)
    );
  }
  if (hint !== null) {
    if (!isTarget) return false;
    if (candidate.kind === "many-to-many") return candidate.junction.name === hint;
    return candidate.constraint === hint || column?.local === hint || column?.foreign === hint;
  }
  if (isTarget) return true;
  if (candidate.kind === "many-to-many" || candidate.target.isView) return false;
  return candidate.constraint === name || column?.local === name;
}

function singleColumn(candidate: Relationship): { local: string; foreign: string } | undefined {
  if (candidate.kind === "computed" || candidate.kind === "many-to-many") return undefined;
  return candidate.columns.length === 1 ? candidate.columns[0] : undefined;
}

function noRelationship(catalogue: Catalogue, origin: Table, { name, hint }: Wanted): ApiError {
  const between = `between '${origin.name}' and '${shorten(name)}'`;
  const using = hint === null ? "" : ` using the hint '${shorten(hint)}'`;
  const targets = new Set(relationshipsOf(catalogue, origin).map(({ target }) => target.name));
  const meant = targets.has(name) ? null : findClosestName(name, targets, 0.33);
  return new ApiError(
    400,
    "PGRST200",
    `Could not find a relationship ${between} in the schema cache`,
    `Searched for a foreign key relationship ${between}${using} in the schema '${origin.schema}', but no matches were found.`,
    meant === null ? null : `Perhaps you meant '${meant}' instead of '${name}'.`,
  );
}

function ambiguous(origin: string, target: string, candidates: Relationship[]): ApiError {
  const choices = candidates.map((candidate) => `'${candidate.target.name}!${hintFor(candidate)}'`);
  return new ApiError(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    candidates.map(describe),
    `Try changing '${target}' to one of the following: ${choices.join(", ")}. Find the desired relationship in the 'details' key.`,
  );
}

function hintFor(candidate: Relationship): string {
  if (candidate.kind === "many-to-many") return candidate.junction.name;
  return candidate.kind === "computed" ? candidate.name : candidate.constraint;
}

function describe(candidate: Relationship): Record<string, string> {
  const { kind, origin, target } = candidate;
  return { cardinality: kind, embedding: `${origin.name} with ${target.name}`, relationship: describeKeys(candidate) };
}

function describeKeys(candidate: Relationship): string {
  const { origin, target } = candidate;
  if (candidate.kind === "computed") return candidate.name;
  if (candidate.kind === "many-to-many") {
    const { junction, constraints, toJunction, toTarget } = candidate;
    const first = `${constraints[0]}(${toJunction.map(({ foreign }) => foreign).join(", ")})`;
    const second = `${constraints[1]}(${toTarget.map(({ local }) => local).join(", ")})`;
    return `${junction.name} using ${first} and ${second}`;
  }
  const { constraint, columns } = candidate;
  const local = `${origin.name}(${columns.map((pair) => pair.local).join(", ")})`;
  const foreign = `${target.name}(${columns.map((pair) => pair.foreign).join(", ")})`;
  return `${constraint} using ${local} and ${foreign}`;
}
