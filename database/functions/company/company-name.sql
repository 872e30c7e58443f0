-- What a model is called: the business profile's name, else the client's or the organization's.
create or replace function app.company_name(p_client_id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_name text;
begin
  select coalesce(b.company_name, c.name, o.name)
  into v_name
  from public.organizations o
  left join public.clients c on c.org_id = o.id
    and c.id = p_client_id
  left join public.business_contexts b on b.org_id = o.id
    and b.client_id is not distinct from p_client_id
  where o.id = app.org_id()
    and (p_client_id is null or c.id is not null);
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return v_name;
end $$;
grant execute on function app.company_name to app_user;
