-- What a passage is about as a provider's model tells it, for organizations that have one: beside the
-- built-in meaning, under the same policies, and gone with the passage.
alter table public.search_entries
  -- A whole number from -127 to 127 for each dimension. Empty where the model refused the text; null until
  -- it was asked.
  add column embedding bytea,
  -- The sign of each: near ones have most of them in common, and are found without reading all numbers.
  add column embedding_bits bit varying,
  -- Whose numbers they are: others are not compared with them, and a change of model computes them anew.
  add column embedding_model text,
  add column embedding_dimensions smallint;
create index search_entries_embedded on public.search_entries (org_id, embedding_model);

-- Which organizations have passages that wait for their model, and who is at it: one server at a time, and
-- after a failure nobody for a while.
create table app.embedding_turns (
  org_id uuid primary key references public.organizations (id) on delete cascade,
  model text not null,
  free_at timestamptz not null,
  -- In a row.
  failures integer not null default 0,
  -- Why it does not go on, in words.
  problem text
);

-- The model that an organization's own provider has for this. Null: none, and nobody else's is used.
alter table public.ai_providers
  add column embedding_model text check (char_length(embedding_model) between 1 and 200),
  -- Cents per million tokens. Null: nobody said, so the installation's price counts.
  add column embedding_price numeric check (embedding_price >= 0);
