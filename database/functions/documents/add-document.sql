-- Keeps a document of a client (null: of the organization) with its first version. The same file, where it
-- stands there already, is not kept twice: answered is the one that is there.
create or replace function app.add_document(
  p_client_id uuid,
  p_campaign_id uuid,
  p_name text,
  p_file_name text,
  p_kind text,
  p_bytes integer,
  p_sha256 text
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  perform app.require_may_for('documents.manage', p_client_id);
  if p_campaign_id is not null then
    perform app.require_campaign_of(p_campaign_id, p_client_id);
  end if;
  -- Two windows that bring the same file come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('documents ' || app.org_id() || p_sha256, 0));
  select d.id into v_id
  from public.document_versions v
  join public.documents d
    on d.org_id = v.org_id
    and d.id = v.document_id
    and d.version = v.version
  where v.org_id = app.org_id()
    and v.sha256 = p_sha256
    and d.client_id is not distinct from p_client_id
    and d.deleted_at is null
  order by d.created_at
  limit 1;
  if v_id is not null then
    return jsonb_build_object('id', v_id, 'version', null, 'is_new', false);
  end if;
  insert into public.documents (org_id, client_id, campaign_id, name, added_by)
  values (app.org_id(), p_client_id, p_campaign_id, p_name, app.user_id())
  returning id into v_id;
  perform app.keep_document_version(v_id, 1, p_client_id, p_file_name, p_kind, p_bytes, p_sha256);
  return jsonb_build_object('id', v_id, 'version', 1, 'is_new', true);
end $$;
grant execute on function app.add_document to app_user;
