-- The business profile of an organization; of another organization there is none.
create or replace function app.organization_profile(p_org_id uuid)
returns table ("companyName" text, industry text, "companySize" text, description text)
language plpgsql stable set search_path = ''
as $$
begin
  if p_org_id = app.org_id() then
    return query select * from app.business_profile(null);
  end if;
end $$;
grant execute on function app.organization_profile to app_user;
