-- A language model, where an organization has one, looks a document through for facts after the rules did:
-- how far it is, which model it was, and what it did not get to, for people.
alter table public.document_versions
  add column learn_state text check (learn_state in ('waiting', 'learning', 'done', 'failed')),
  add column learn_attempts integer not null default 0,
  add column learn_claimed_at timestamptz,
  add column learned_by text,
  add column learn_note text check (char_length(learn_note) <= 400);
-- Readers of every server look here for what waits, across organizations.
create index document_versions_learning on public.document_versions (org_id, created_at)
  where learn_state in ('waiting', 'learning');

-- The model that read a fact; null for the rules.
alter table public.document_facts add column read_by text;

-- What is sent while a document is read belongs to it, as a run's calls belong to the run.
alter table public.agent_calls
  add column document_id uuid,
  add foreign key (org_id, document_id) references public.documents (org_id, id) on delete cascade,
  drop constraint agent_calls_of_one,
  add constraint agent_calls_of_one check (num_nonnulls(run_id, interview_id, group_id, document_id) <= 1);
create index agent_calls_document on public.agent_calls (org_id, document_id);
