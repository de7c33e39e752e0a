/** Whether an address of one segment names a class. A category of the same name goes first. */
export function isClassTitle(id: string, apps: readonly { id: string; categories: string[] }[]): boolean {
  return apps.some((app) => app.id === id) && !apps.some(({ categories }) => categories.includes(id));
}
