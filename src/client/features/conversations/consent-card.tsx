import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendJson } from '#client/platform/http-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { type Ancestor, ancestor as ancestorSchema } from '#shared/contracts/ancestors.ts';

/** Asked once before the first conversation with somebody; who affirmed, and when, is stored. */
export function ConsentCard({ ancestor: { id, name } }: { ancestor: Ancestor }) {
  const [adult, setAdult] = useState(false);
  const [mayUse, setMayUse] = useState(false);
  const client = useQueryClient();
  const path = `/api/ancestors/${id}`;
  const affirm = useMutation({
    mutationFn: () => sendJson('PUT', `${path}/consent`, { adult, mayUse }, ancestorSchema),
    onSuccess: (affirmed) => client.setQueryData([path], affirmed),
  });
  const isReady = adult && mayUse;
  return (
    <div className="overflow-y-auto p-4 sm:p-8">
      <Card className="mx-auto grid max-w-xl gap-5 p-6 sm:p-8">
        <h1 tabIndex={-1} className="text-3xl">
          Before you talk with {name}
        </h1>
        <p>
          You are about to talk with an AI companion. It is not {name}. It answers from what your
          family told, and can be wrong. You can lay it to rest at any time.
        </p>
        <div className="grid gap-1">
          <Checkbox label="I am an adult." checked={adult} onCheckedChange={setAdult} />
          <Checkbox
            label={`I have the right to use this material about ${name}, from them or as their family.`}
            checked={mayUse}
            onCheckedChange={setMayUse}
          />
        </div>
        {affirm.error && (
          <p role="alert" className="text-rose-ink">
            {errorSentence(affirm.error)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={!isReady}
            pending={affirm.isPending}
            pendingLabel="One moment..."
            onClick={() => affirm.mutate()}
          >
            Begin the conversation
          </Button>
          <Button asChild variant="secondary">
            <Link href="/dashboard">Back to Dashboard</Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}
