-- Passages of an organization that wait for its model, client by client. Never those of a client of which
-- nothing is sent. p_except: clients that cannot pay for it now.
create or replace function app.entries_to_embed(
  p_org_id uuid,
  p_model text,
  p_except uuid[],
  p_limit integer
)
returns table (id uuid, client_id uuid, words text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select
      e.id,
      e.client_id,
      -- Longer than any model needs to know what a passage is about, and than small ones take.
      left(concat_ws(E'\n', nullif(e.name, ''), nullif(e.heading, ''), nullif(e.words, '')), 4000)
    from public.search_entries e
    left join public.clients c
      on c.org_id = e.org_id
      and c.id = e.client_id
    where e.org_id = p_org_id
      and (
        e.embedding_model is null
        or e.embedding_model < p_model
        or e.embedding_model > p_model
      )
      and not coalesce(c.ai_never_send, false)
      and (e.client_id is null or e.client_id <> all (p_except))
    order by e.client_id nulls first, e.id
    limit p_limit;
end $$;
grant execute on function app.entries_to_embed to app_auth;
