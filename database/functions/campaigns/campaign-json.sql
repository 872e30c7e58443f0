-- One campaign as it travels; raises NOT_FOUND.
create or replace function app.campaign_json(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  found jsonb;
begin
  select to_jsonb(r) into found
  from app.campaign_rows r
  where r.org_id = app.org_id()
    and r.id = p_id;
  if found is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return found;
end $$;
grant execute on function app.campaign_json to app_user;
