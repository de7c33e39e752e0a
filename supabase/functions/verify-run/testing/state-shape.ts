/**
 * Lists how the shapes of some states differ from others. Parts that only one side has seen, such as the content of a
 * list that is empty in the other, are not a difference.
 */
export function compareShapes(some: readonly unknown[], others: readonly unknown[]): string[] {
  const [one, other] = [shapeOf(some), shapeOf(others)];
  const both = [...one.keys()].filter((place) => other.has(place));
  return both.flatMap((place) => {
    const [here, there] = [one.get(place)!, other.get(place)!];
    if (here.kind !== there.kind) return [`${place} is ${here.kind} and ${there.kind}`];
    return here.names === there.names ? [] : [`${place} has ${here.names} and ${there.names}`];
  });
}

type Shape = { kind: string; names: string };

function shapeOf(states: readonly unknown[]): Map<string, Shape> {
  const shape = new Map<string, Shape>();
  const note = (place: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (typeof value !== "object") return void shape.set(place, { kind: typeof value, names: "" });
    if (Array.isArray(value) || ArrayBuffer.isView(value)) {
      shape.set(place, { kind: "list", names: "" });
      for (const each of value as ArrayLike<unknown> & Iterable<unknown>) note(`${place}[]`, each);
      return;
    }
    shape.set(place, { kind: "object", names: Object.keys(value).sort().join(", ") });
    for (const [name, each] of Object.entries(value)) note(`${place}.${name}`, each);
  };
  for (const state of states) note("state", state);
  return shape;
}
