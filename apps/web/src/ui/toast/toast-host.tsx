import { type ComponentType, createElement, useEffect, useState } from "react";
import { onFirstToast, withToaster } from "./toast.ts";

export function ToastHost() {
  const [toaster, setToaster] = useState<ComponentType>();
  useEffect(() => onFirstToast(() => withToaster((loaded) => setToaster(() => loaded.default))), []);
  return toaster ? createElement(toaster) : null;
}
