-- Schemas: auth holds identities and is closed to people; app holds rules and helpers; public holds what people work with.
create schema auth;
create schema if not exists app;
grant usage on schema auth, app to app_auth;
grant usage on schema app to app_user;

-- better-auth's own tables. Column names are the library's.
create table auth."user" (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique check (email = lower(email)),
  "emailVerified" boolean not null,
  image text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp,
  organization_name text,
  organization_type text,
  organization_slug text,
  -- Copied from public.users so that one look at the session finds the organization.
  org_id uuid
);
create table auth.session (
  id uuid primary key default gen_random_uuid(),
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2'))
);
create index session_owner on auth.session ("userId");
create table auth.account (
  id uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" (id) on delete cascade,
  "accessToken" text, "refreshToken" text, "idToken" text,
  "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz,
  scope text, password text,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null
);
create index account_owner on auth.account ("userId");
create table auth.verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default current_timestamp,
  "updatedAt" timestamptz not null default current_timestamp
);
create index verification_identifier on auth.verification (identifier);
create table auth."rateLimit" (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  count integer not null,
  "lastRequest" bigint not null
);
grant select, insert, update, delete on auth."user", auth.session, auth.account, auth.verification, auth."rateLimit" to app_auth;

-- Which role may do what. Seeded from the specification; checked by app.may().
create table app.permissions (
  ability text not null,
  role_name text not null,
  -- True when an assignment that is limited to one client does not count.
  organization_wide boolean not null default false,
  primary key (ability, role_name)
);

create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 2 and 120),
  type text not null check (type in ('SME', 'AGENCY')),
  slug text not null unique,
  -- Cents a month for language-model calls; null takes the server's default.
  ai_monthly_cap_cents integer check (ai_monthly_cap_cents >= 0),
  created_at timestamptz not null default now()
);

create table public.users (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null references auth."user" (id) on delete cascade,
  email text not null,
  full_name text not null,
  created_at timestamptz not null default now(),
  primary key (org_id, id)
);
create index users_identity on public.users (id);

create table public.clients (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  slug text not null,
  name text not null,
  status text not null default 'active',
  industry text,
  client_info jsonb not null default '{}',
  archive_reason text,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, slug)
);

create table public.role_assignments (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role_name text not null,
  -- Null sees the organization; a client sees that client only.
  client_id uuid,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  unique nulls not distinct (org_id, user_id, role_name, client_id),
  foreign key (org_id, user_id) references public.users (org_id, id) on delete cascade,
  foreign key (org_id, client_id) references public.clients (org_id, id) on delete cascade
);
create index role_assignments_user on public.role_assignments (org_id, user_id) include (role_name, client_id);
create index role_assignments_client on public.role_assignments (org_id, client_id);

-- Who may sign up. Not a tenant's table: only functions and the operator touch it.
create table public.invitations (
  email text primary key check (email = lower(email)),
  invited_at timestamptz not null default now(),
  invited_by text not null,
  used_at timestamptz,
  used_by uuid
);

create table public.audit_log (
  org_id uuid not null references public.organizations (id) on delete cascade,
  id bigint generated always as identity,
  actor_id uuid,
  action text not null,
  entity text not null,
  entity_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (org_id, id)
);
create index audit_log_newest on public.audit_log (org_id, created_at desc);
