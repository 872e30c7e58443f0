-- What language models may cost the organization a month, in cents; null: what the installation allows.
create or replace function app.set_ai_cap(p_cents integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_ability('organization.manage');
  update public.organizations o
  set ai_monthly_cap_cents = p_cents
  where o.id = app.org_id()
    and o.ai_monthly_cap_cents is distinct from p_cents;
  if found then
    perform app.resume_embedding();
    perform app.note_ai('ai.cap_set', 'organizations', jsonb_build_object('cents', p_cents));
  end if;
end $$;
grant execute on function app.set_ai_cap to app_user;
