import { cva } from 'class-variance-authority';

export const buttonStyles = cva(
  'inline-flex min-h-target select-none items-center justify-center gap-2 rounded-lg border border-transparent whitespace-nowrap text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-70 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'border-line-strong/60 bg-card text-ink hover:bg-sunken',
        ghost: 'text-ink hover:bg-sunken',
        destructive: 'bg-rose text-on-rose hover:bg-rose-hover',
        link: 'text-primary underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        medium: 'px-4 py-2',
        large: 'min-h-13 px-6 py-3 text-lg',
        icon: 'size-target shrink-0 p-0',
        inline: 'px-1 py-1',
      },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);
