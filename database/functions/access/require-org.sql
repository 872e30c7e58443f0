-- Guards a procedure's p_org_id: another organization's id is answered like one that does not exist.
create or replace function app.require_org(p_org_id uuid) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if p_org_id is null or p_org_id is distinct from app.org_id() then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.require_org to app_user;
