import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "./toast.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

export function ToastHost() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return <Suspense>{isNeeded && <Toaster />}</Suspense>;
}
