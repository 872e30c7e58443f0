-- Throws unless the fact that another one says it is about stands in the same model.
create or replace function app.require_same_company(p_client_id uuid, p_attributes jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if p_attributes ->> 'about' is null then
    return;
  end if;
  perform 1
  from public.company_facts f
  where f.org_id = app.org_id()
    and f.id = (p_attributes ->> 'about')::uuid
    and f.client_id is not distinct from p_client_id
    and f.status <> 'removed';
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.require_same_company to app_user;
