-- Whose figures changed since somebody looked through them, with a person who works there in whose name to
-- look: whoever imported last. Each is answered once, to one server.
create or replace function app.claim_figures_to_look_at()
returns table (org_id uuid, client_id uuid, user_id uuid)
language plpgsql security definer set search_path = ''
as $$
begin
  return query
    with unseen as (
      select i.org_id, i.id
      from public.figure_imports i
      where i.state = 'done'
        and i.looked_at is null
      limit 100
      for update skip locked
    ),
    seen as (
      update public.figure_imports i
      set looked_at = now()
      from unseen u
      where i.org_id = u.org_id
        and i.id = u.id
      returning i.org_id, i.client_id, i.created_by, i.turn
    )
    select distinct on (s.org_id, s.client_id) s.org_id, s.client_id, s.created_by
    from seen s
    where s.created_by is not null
    order by s.org_id, s.client_id, s.turn desc;
end $$;
grant execute on function app.claim_figures_to_look_at to app_auth;
