-- Guards a client's id for any role: what is not in the person's reach is answered like something that does
-- not exist. Null stands for the organization itself.
create or replace function app.require_client(p_client_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.org_id() is null
    or not (app.sees_organization() or p_client_id = any (app.visible_client_ids()))
    or (p_client_id is null and not app.sees_organization())
    or (
      p_client_id is not null
      and not exists (
        select 1
        from public.clients c
        where c.org_id = app.org_id()
          and c.id = p_client_id
      )
    )
  then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.require_client to app_user;
