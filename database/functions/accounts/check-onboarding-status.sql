-- Onboarding is needed while the organization has no business profile; people with a restricted role are
-- never asked.
create or replace function public.check_onboarding_status(p_user_id uuid)
returns table (needs_onboarding boolean)
language plpgsql stable set search_path = ''
as $$
begin
  if p_user_id is distinct from app.user_id() then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return query
    select app.may('profile.manage')
      and not exists (
        select 1
        from public.business_contexts b
        where b.org_id = app.org_id()
          and b.client_id is null
      );
end $$;
grant execute on function public.check_onboarding_status to app_user;
