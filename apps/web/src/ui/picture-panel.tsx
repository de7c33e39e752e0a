import "./picture-panel.css";
import type { ReactNode } from "react";

type PicturePanelProps = { picture: string; label: string; steps: string[]; children: ReactNode; actions: ReactNode };

/** The panel of a first visit: a picture, what the page is for, the first steps, and a button. */
export function PicturePanel({ picture, label, steps, children, actions }: PicturePanelProps) {
  return (
    <section className="panel picture-panel" aria-label={label}>
      <img src={picture} alt="" width={480} height={260} />
      <div>
        {children}
        <ol className="picture-panel__steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="picture-panel__actions">{actions}</div>
      </div>
    </section>
  );
}
