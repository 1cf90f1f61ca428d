/** Menus and selects are the same sheet of paper. */
export const popupClass =
  'origin-(--transform-origin) rounded-lg border border-line bg-surface p-1.5 shadow-popup ' +
  'outline-none max-h-(--available-height) max-w-(--available-width) overflow-y-auto ' +
  'transition-[opacity,scale] duration-120 data-starting-style:scale-98 data-starting-style:opacity-0 ' +
  'data-ending-style:scale-98 data-ending-style:opacity-0'

export const popupItemClass =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded px-3 py-1.5 text-step-0 font-medium ' +
  'outline-none select-none touch:min-h-11 data-highlighted:bg-accent-wash ' +
  'data-disabled:cursor-not-allowed data-disabled:opacity-50'
