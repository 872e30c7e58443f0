-- One audit line for a change of consequence. The trigger's argument names the entity; the row's org_id
-- says whose log.
create or replace function app.audit_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changed text[];
begin
  -- An organization that is being deleted takes its log with it.
  if tg_op = 'DELETE'
    and not exists (select 1 from public.organizations o where o.id = old.org_id)
  then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(k order by k), '{}') into changed
    from jsonb_object_keys(after) k
    where after -> k is distinct from before -> k
      and k not in ('updated_at', 'content', 'version', 'content_version', 'status_before_archive');
    if changed = '{}' and before -> 'version' is not distinct from after -> 'version' then
      return null;
    end if;
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    (after ->> 'org_id')::uuid,
    app.user_id(),
    lower(tg_op),
    tg_table_name,
    (after ->> 'id')::uuid,
    jsonb_strip_nulls(
      jsonb_build_object(
        'changed', to_jsonb(changed),
        'status', after -> 'status',
        -- What was changed or is gone is told by its name; a thousand new ones stay one line.
        'name', case
          when tg_op <> 'INSERT' and tg_table_name in ('campaigns', 'clients') then after -> 'name'
        end,
        -- A limit that was taken away stands among what was changed, with no value.
        'ai_cap_cents', case
          when 'ai_monthly_cap_cents' = any (changed) then after -> 'ai_monthly_cap_cents'
        end,
        'ai_never_send', case
          when 'ai_never_send' = any (changed) then after -> 'ai_never_send'
        end,
        'reason', case
          when tg_op = 'UPDATE' and tg_table_name = 'clients' and after ->> 'status' = 'archived'
            then after -> 'archive_reason'
        end
      )
    )
  );
  return null;
end $$;
