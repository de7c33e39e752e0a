import { NoSuchPage } from "#features/classes/no-such-page.tsx";

export default function NotFoundPage() {
  return <NoSuchPage title="No such page" />;
}
