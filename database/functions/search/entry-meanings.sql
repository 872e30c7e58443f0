-- What passages that the reader may find are about, one after the other in the order of their ids. They are
-- compared by whoever asks: row security lets no index by nearness help, and a hundred bytes travel faster
-- than a hundred numbers are multiplied here. p_embedded_by: those that have a
-- vector of this model, with so many numbers, are found by that instead; null: none has.
create or replace function app.entry_meanings(
  p_model text,
  p_dimensions integer,
  p_client_id uuid,
  p_since date,
  p_until date,
  p_embedded_by text,
  p_embedded_dimensions integer
)
returns table (ids uuid[], meanings bytea)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select array_agg(e.id order by e.id), string_agg(e.meaning, ''::bytea order by e.id)
    from public.search_entries e
    where e.org_id = app.org_id()
      and e.meaning_model = p_model
      and octet_length(e.meaning) = p_dimensions
      and (
        p_embedded_by is null
        or e.embedding_bits is null
        or e.embedding_model <> p_embedded_by
        or e.embedding_dimensions <> p_embedded_dimensions
      )
      and (p_client_id is null or e.client_id = p_client_id)
      and (p_since is null or e.changed_at >= p_since)
      and (p_until is null or e.changed_at < p_until + 1);
end $$;
grant execute on function app.entry_meanings to app_user;
