import { NoSuchPage } from "#features/classes/card/no-such-page.tsx";

export default function NotFoundPage() {
  return <NoSuchPage title="No such page" />;
}
