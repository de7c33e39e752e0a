import "./day-pads.css";

export type DayPad = { id: string; name: string; note: string; isDone: boolean; isToday: boolean };

/** Days as lily pads, green if something was done on them. */
export function DayPads({ days, label }: { days: readonly DayPad[]; label: string }) {
  return (
    <ol className="day-pads" aria-label={label}>
      {days.map(({ id, name, note, isDone, isToday }) => {
        const kind = isDone ? "day-pads__day day-pads__day--done" : "day-pads__day";
        return (
          <li key={id} className={isToday ? `${kind} day-pads__day--today` : kind}>
            <svg viewBox="0 0 76 34" className="day-pads__pad" aria-hidden="true">
              <path className="day-pads__under" d="M0 18a38 15 0 0 0 76 0v3a38 13 0 0 1-76 0z" />
              <path d="M58 13L74 10A38 15 0 1 1 60 4z" />
            </svg>
            <span>{name}</span>
            <small>{note}</small>
          </li>
        );
      })}
    </ol>
  );
}
