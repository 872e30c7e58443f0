-- The clients somebody looks at, by name only: for those who may not see clients otherwise. A client's own
-- people keep it when it is archived.
create or replace function app.portal_clients() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('id', c.id, 'name', c.name)
        order by c.archived_at is not null, lower(c.name)
      ),
      '[]'
    )
    from public.clients c
    where c.org_id = app.org_id()
      and (
        (c.archived_at is null and app.sees_organization()) or c.id = any (app.visible_client_ids())
      )
  );
end $$;
grant execute on function app.portal_clients to app_user;
