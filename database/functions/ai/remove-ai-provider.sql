-- Takes the organization's own provider away, its key with it.
create or replace function app.remove_ai_provider() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  removed public.ai_providers;
begin
  perform app.require_ability('organization.manage');
  perform app.require_step_up();
  delete
  from public.ai_providers p
  where p.org_id = app.org_id()
  returning * into removed;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.resume_embedding();
  perform app.note_ai(
    'ai.provider_removed',
    'ai_providers',
    jsonb_build_object('provider', removed.provider, 'model', removed.model)
  );
end $$;
grant execute on function app.remove_ai_provider to app_user;
