import { relationships } from '#shared/relationships.ts';
import { enterSharedAccount } from './shared-account.ts';
import { differs, expect, provenBy, scenario } from './table.ts';

export const addAncestor = scenario({
  title: 'what adding an ancestor asks for',
  async prepare(world) {
    const { page } = world;
    await enterSharedAccount(world);
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('button', { name: 'Add Ancestor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Family Member' });
    const create = () => dialog.getByRole('button', { name: 'Create Profile' }).click();
    await create();
    return { create, name: dialog.getByLabel('Name'), kin: dialog.getByRole('combobox') };
  },
  rows: {
    "§5 Add ancestor: the name is required: 'Name is required'": async ({ name, create }) => {
      for (const blank of ['', '  ']) {
        await name.fill(blank);
        await create();
        await expect(name).toHaveAccessibleDescription('Name is required');
      }
    },
    "§5 Add ancestor: the name has at most 50 characters: 'Name too long'": async ({ name }) => {
      await name.fill('a'.repeat(51));
      await expect(name).toHaveAccessibleDescription('Name too long');
    },
    '§9 Ancestor name length: 1 to 50': async ({ name, create }) => {
      for (const taken of ['a'.repeat(50), 'a']) {
        await name.fill(taken);
        await create();
        await expect(name).not.toHaveAttribute('aria-invalid', 'true');
      }
    },
    "§5 Add ancestor: the relationship is required: 'Please select a relationship'": ({ kin }) =>
      expect(kin).toHaveAccessibleDescription('Please select a relationship'),
    '§5 Add ancestor: the relationship is chosen from the list': async ({ page, kin }) => {
      await kin.click();
      const labels = relationships.map(({ label }) => label);
      await expect(page.getByRole('option')).toHaveCount(labels.length);
      const offered = await page.getByRole('option').allTextContents();
      expect(offered.toSorted()).toEqual(labels.toSorted());
      await page.keyboard.press('Escape');
    },
  },
});

export const relationshipList = provenBy('src/shared/relationships.test.ts', {
  '§5 Add ancestor: the list holds the values of section 3, each once':
    'holds exactly the values of the table, each once',
});

export const addingSomebody = provenBy('tests/e2e/dashboard.spec.ts', {
  "§8 Ancestors: create success 'Ancestor profile created!' with the name plus ' has been added. Start training their personality to begin conversations.'":
    'adds a relative and goes on to their training',
  '§8 Ancestors: of a creation failure no message is given; the dialog says what failed and stays':
    'adds a relative and goes on to their training',
  "§8 Ancestors: delete from the card success 'Ancestor deleted' with the name plus ' has been removed successfully.'":
    'deletes from the card after saying who will be unlinked',
  "§8 Ancestors: delete from the card failure 'Error deleting ancestor' / 'Could not delete the ancestor. Please try again.'":
    'deletes from the card after saying who will be unlinked',
  '§9 Card grid columns: 1, 2, 3, 4 by screen width':
    'finds somebody in a large family, and shows it in one to four columns',
  "§9 Date formats: 'MMM d, yyyy' for created dates":
    'shows each relative with all that belongs on a card',
});

export const editingSomebody = provenBy('tests/e2e/dashboard-edit.spec.ts', {
  '§5 Edit basic info: the name is required, trimmed, and Save is disabled where it is empty':
    'edits name and relationship',
  "§8 Ancestors: update success 'Ancestral atualizado!' with the name plus ' foi atualizado com sucesso.'":
    'edits name and relationship',
  "§8 Ancestors: update failure, destructive, 'Erro ao atualizar' / 'Não foi possível atualizar as informações do ancestral.'":
    'edits name and relationship',
  "§8 Ancestors: removal success 'Ancestral removido' with the name plus ' foi removido com sucesso.'":
    'removes somebody from the second view of the dialog',
  "§8 Ancestors: removal failure 'Erro ao remover' / 'Não foi possível remover o ancestral.'":
    'removes somebody from the second view of the dialog',
});

export const editOnTheServer = provenBy('src/server/features/ancestors/ancestors.test.ts', {
  '§5 Add ancestor: the server holds to the same words': 'refuses %s',
  '§5 Edit basic info: a relationship left empty stays as it was':
    'leaves the relationship as it is where it is empty',
});

export const editValues = provenBy('src/client/features/ancestors/dialogs/edit-values.test.ts', {
  '§5 Edit basic info: the relationship is optional: trimmed, and left out where it is empty':
    'leaves out a relationship that is blank, and trims any other',
});

export const missingAncestor = provenBy('tests/e2e/chat.spec.ts', {
  "§8 Ancestors: the screen 'Ancestor Not Found' for a missing ancestor":
    'somebody in training shows how far it is, and nobody is not found',
});

export const inaccessibleAncestor = provenBy('tests/e2e/training.spec.ts', {
  "§8 Ancestors: the screen 'Ancestor Not Found' for an inaccessible ancestor":
    'knows no ancestor of somebody else',
});

export const treePadding = provenBy('src/client/features/ancestors/tree/layout-tree.test.ts', {
  '§9 Family tree padding: 2 to the power of the absolute generation depth, for negative generations':
    differs('Ancestor rows are padded to', 'leaves generation %i with %i people %i empty places'),
});
