-- Of passages that the reader may find, those whose vectors have most signs in common with p_bits, and all of
-- their numbers, one after the other in the order of their ids. What is nearest of these is reckoned by
-- whoever asks.
create or replace function app.entries_by_embedding(
  p_model text,
  p_dimensions integer,
  p_bits text,
  p_client_id uuid,
  p_since date,
  p_until date,
  p_limit integer
)
returns table (ids uuid[], embeddings bytea)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select array_agg(n.id order by n.id), string_agg(n.embedding, ''::bytea order by n.id)
    from (
      select e.id, e.embedding
      from public.search_entries e
      where e.org_id = app.org_id()
        and e.embedding_model = p_model
        and e.embedding_dimensions = p_dimensions
        and e.embedding_bits is not null
        and (p_client_id is null or e.client_id = p_client_id)
        and (p_since is null or e.changed_at >= p_since)
        and (p_until is null or e.changed_at < p_until + 1)
      order by bit_count(e.embedding_bits # p_bits::bit varying), e.id
      limit p_limit
    ) n;
end $$;
grant execute on function app.entries_by_embedding to app_user;
