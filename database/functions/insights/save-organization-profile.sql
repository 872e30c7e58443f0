-- Sets the business profile of the person's organization, as its agents know it.
create or replace function app.save_organization_profile(
  p_org_id uuid,
  p_company_name text,
  p_industry text,
  p_company_size text,
  p_description text
)
returns table ("companyName" text, industry text, "companySize" text, description text)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
begin
  perform app.require_org(p_org_id);
  insert into public.business_contexts (
    org_id,
    client_id,
    company_name,
    industry,
    company_size,
    description,
    updated_by
  )
  values (
    app.org_id(),
    null,
    p_company_name,
    p_industry,
    p_company_size,
    p_description,
    app.user_id()
  )
  on conflict (org_id, client_id) do update
  set
    company_name = excluded.company_name,
    industry = excluded.industry,
    company_size = excluded.company_size,
    description = excluded.description,
    updated_by = excluded.updated_by,
    updated_at = now();
  return query select * from app.business_profile(null);
end $$;
grant execute on function app.save_organization_profile to app_user;
