-- What is known of an organization (p_client_id null) or of one client; no row when nobody has said.
create or replace function app.business_profile(p_client_id uuid)
returns table ("companyName" text, industry text, "companySize" text, description text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select b.company_name, b.industry, b.company_size, b.description
    from public.business_contexts b
    where b.org_id = app.org_id()
      and b.client_id is not distinct from p_client_id;
end $$;
grant execute on function app.business_profile to app_user;
