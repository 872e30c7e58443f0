-- Puts a client away, whatever its status, with a reason. Its people keep what they may see; nothing is
-- deleted.
create or replace function public.archive_client_routed(
  p_client_id uuid,
  p_org_id uuid,
  p_archive_reason text
)
returns table (
  id uuid,
  org_id uuid,
  slug text,
  name text,
  status text,
  industry text,
  client_info jsonb,
  monthly_fee_cents float8,
  campaigns_count integer,
  active_campaigns integer,
  outputs_count integer,
  health_score integer,
  created_at timestamptz,
  updated_at timestamptz,
  archived_at timestamptz,
  archive_reason text,
  version integer
)
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_org(p_org_id);
  perform app.require_may_for('clients.manage', p_client_id);
  if coalesce(btrim(p_archive_reason), '') = '' then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  update public.clients c
  set
    status_before_archive = c.status,
    status = 'archived',
    archived_at = now(),
    archive_reason = btrim(p_archive_reason)
  where c.org_id = p_org_id
    and c.id = p_client_id
    and c.archived_at is null;
  if not found then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  return query select r.* from app.client_rows(p_client_id) r;
end $$;
grant execute on function public.archive_client_routed to app_user;
