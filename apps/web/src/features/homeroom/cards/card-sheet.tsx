import "./card-sheet.css";
import type { HomeroomCard } from "@quackademy/contract/homeroom-answers.ts";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordCard } from "./password-card.tsx";

type CardSheetProps = { cards: HomeroomCard[]; homeroom: string; onDone: () => void };

/** Password cards, shown once. Print shows eight to a page and nothing else. */
export function CardSheet({ cards, homeroom, onDone }: CardSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  // A closed tab would lose the words.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
  return (
    <section aria-labelledby="card-sheet">
      <header className="card-sheet__head">
        <div>
          <h1 ref={heading} id="card-sheet" tabIndex={-1}>
            {cards.length === 1 ? "One card" : `${cards.length} cards`}
          </h1>
          <p className="muted">These words are shown once. Print the cards, or let the pupil write them down.</p>
        </div>
        <Button onClick={() => print()}>Print</Button>
        <Button look="outline" icon="check" onClick={() => setAsking(true)}>
          Done
        </Button>
      </header>
      <div className="card-sheet__cards">
        {cards.map((card) => (
          <PasswordCard key={card.member_id} card={card} homeroom={homeroom} />
        ))}
      </div>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="Leave the cards?">
        <p>These words cannot be shown again. You can make new ones at any time.</p>
        <div className="card-sheet__confirm">
          <Button onClick={onDone}>The cards are printed</Button>
          <Button look="outline" onClick={() => setAsking(false)}>
            Back to the cards
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
