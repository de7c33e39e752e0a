import { type ReactNode, useCallback, useState } from "react";
import { placeOf, Router } from "#ui/router/router.tsx";

/** A router that does not change the browser's address. */
export function MemoryRouter({ start = "/", children }: { start?: string; children?: ReactNode }) {
  const [place, setPlace] = useState(() => placeOf(start));
  const navigate = useCallback((to: string) => setPlace(placeOf(to, String(Math.random()))), []);
  return (
    <Router place={place} navigate={navigate}>
      {children}
    </Router>
  );
}
