type Comparable = { id: string; categories: string[]; devices: string[] };

/** The most similar classes: one shared category counts more than any number of shared devices. */
export function similarClasses<T extends Comparable>(to: Comparable, apps: T[], limit = 4): T[] {
  return apps
    .filter((app) => app.id !== to.id)
    .map((app) => ({ app, likeness: likeness(to, app) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ app }) => app);
}

function likeness(a: Comparable, b: Comparable): number {
  return 10 * countShared(a.categories, b.categories) + countShared(a.devices, b.devices);
}

function countShared(a: string[], b: string[]): number {
  return a.filter((value) => b.includes(value)).length;
}
