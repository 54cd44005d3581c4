import type { UseFormReturn } from 'react-hook-form';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { EditValues } from './edit-values.ts';

export interface EditFieldsProps {
  form: UseFormReturn<EditValues>;
  ancestor: Ancestor;
  family: readonly Ancestor[];
}
