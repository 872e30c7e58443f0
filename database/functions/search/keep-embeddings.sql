-- Keeps vectors of passages, in the order of their ids: numbers as hexadecimal digits, signs as noughts and
-- ones. False, and nothing is kept, where the same model told vectors of another length before. A passage
-- that was written anew meanwhile is another row. The turn goes on.
create or replace function app.keep_embeddings(
  p_org_id uuid,
  p_ids uuid[],
  p_embeddings text[],
  p_bits text[],
  p_model text,
  p_dimensions integer
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  known smallint;
begin
  select e.embedding_dimensions into known
  from public.search_entries e
  where e.org_id = p_org_id
    and e.embedding_model = p_model
    and e.embedding_bits is not null
  limit 1;
  if known <> p_dimensions then
    return false;
  end if;
  update public.search_entries e
  set
    embedding = decode(v.embedding, 'hex'),
    embedding_bits = v.bits::bit varying,
    embedding_model = p_model,
    embedding_dimensions = p_dimensions
  from unnest(p_ids, p_embeddings, p_bits) as v (id, embedding, bits)
  where e.org_id = p_org_id
    and e.id = v.id;
  update app.embedding_turns t
  set
    free_at = now() + interval '3 minutes',
    failures = 0,
    problem = null
  where t.org_id = p_org_id;
  return true;
end $$;
grant execute on function app.keep_embeddings to app_auth;
