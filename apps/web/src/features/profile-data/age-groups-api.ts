/** The age groups with their labels. */
export const AGE_GROUPS = [
  { value: "under-13", label: "12 or younger" },
  { value: "13-15", label: "13 to 15" },
  { value: "16-18", label: "16 to 18" },
  { value: "adult", label: "19 or older" },
];

export const ageLabel = (group: string): string => AGE_GROUPS.find(({ value }) => value === group)?.label ?? group;
