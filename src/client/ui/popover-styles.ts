export const popoverStyles =
  'z-60 rounded-lg border border-line bg-card text-ink shadow-soft data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

export const menuItemStyles =
  "flex min-h-target cursor-pointer select-none items-center gap-2.5 rounded-md px-3 py-2 leading-snug outline-none data-[highlighted]:bg-sunken data-[disabled=true]:opacity-55 data-[disabled='']:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0";
